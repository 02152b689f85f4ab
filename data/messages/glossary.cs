# Czech: its manners, then its words.

language čeština
player "Hráč " ""
list ", " " a "
gap " "
thousands ""
nothing "nic"
class one 1
class few 2..4
class other
forms nom gen dat acc loc ins pl genpl accpl
count nom nom pl genpl
count acc acc accpl genpl
