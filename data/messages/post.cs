TURN                    {game}: jsi na tahu.
INVITE                  {by} tě zve ke stolu: {game}.
SUBJECT_CODE            {code} je tvůj kód pro Deskovku
TEXT_CODE               Někdo chce na tuto adresu dostávat dopisy z Deskovky. Jsi-li to
    ty, napiš na stránce kód {code}; platí hodinu. Pokud ne, nedělej nic a nic dalšího
    nepřijde.
OPEN                    Stůl: {link}
FOOT                    O tyto dopisy sis řekl. Už je nechceš? {link}
