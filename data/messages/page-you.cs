# Jak se z věty o někom stane věta o vás: pravidla popořadě, mezi nimi `//`.
# `@` je jeho jméno, `_` mezera, `!` písmeno, `(a/b)` jedno z obou; zbytek je regulární výraz.

you.rules
    _se_(vrací/vracejí):_@_– => _se vám $1: //
    oloupí:_@ => oloupí: vás //
    (má/ačíná/stojí/přichází/ítězí)((?:_o_ni/_o_ně)?)_@ => $1te$2 vy //
    je_(jen_)?@ => jste $1vy //
    (Také/Ani)_@_(!+) => $1 vy $2te //
    @_(si/se)_(!+) => $2te $1 //
    @_(kartičku/o_své_body)_(!+) => $1 $2te //
    @_(!!+) => $1te //
    (te_[^.;]*_a_)((?:ne)?(?:získává/má)) => $1$2te //
    @ => vy
