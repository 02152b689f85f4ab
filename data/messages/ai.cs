# What is wrong with the text of a bot.

NAME                    Bot {word} není; jsou tu {choice}.
LONG                    Tak dlouhý text žádný bot nemá.
KEY                     Bot {bot} nemá hodnotu {word}; má {choice}.
VALUE                   {word} musí být celé číslo od 1 do {limit}.
FILE                    Knihovna nečte soubory: bot s {word} je pro programy.
