#id catan-lines
#what Lines as people write them become the single steps of an offer or a discard.
setup catan players=3 board=beginner turn_mode=combined start_seat=0 counters=off
put hand p0 wool 2
put hand p1 brick 1
put hand p2 brick 1
play roll:1+1
play offer 1 wool for 1 brick to all
legal
#= accept reject
log
#~ give:wool
#~ propose
play offer 9 wool for 1 brick to all
#! illegal
play offer wool bricks
#! argument: operand-choice form=offer N RESOURCE… for N RESOURCE… [to pN…] operand=RESOURCE
play accept
legal
#~ reject
