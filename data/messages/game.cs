# What all games share: set-up lines, operands.

UNKNOWN_GAME            Hra „{word}“ tu není; na výběr: {choice}.
UNKNOWN_OPTION          Neznámá volba „{word}“; možná „{choice}“?
TWICE                   Volba „{word}“ je uvedena dvakrát.
NOT_A_PAIR              „{word}“ nemá tvar volba=hodnota.
BAD_NUMBER              {option}={word}: je třeba celé číslo od {lo} do {hi}.
BAD_LIMIT               {option}={word}: je třeba celé číslo od {lo} do {hi},
    nebo „{choice}“.
BAD_WORD                {option}={word}: na výběr je {choice}.
TOO_LONG                Řádek přípravy je delší než {limit} znaků.
OPERAND_RANGE           {form}: {operand} je {lo} až {hi}, ne „{word}“.
OPERAND_CHOICE          {form}: {operand} je jedno z {choice}, ne „{word}“.
OPERAND_MISSING         {form}: chybí {operand}.
OPERAND_EXTRA           {form}: „{word}“ je navíc.
