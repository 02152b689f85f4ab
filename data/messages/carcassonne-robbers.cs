# What Carcassonne says: the module robbers.

NO_VICTIM               Oloupit lze jen hráče, jehož figurka odchází z pole,
    kde zbojník stojí.
NO_ROBBER               Zbojník hráče p{player} nesmí na pole {space}: musí
    tam stát počítací figurka jiného hráče.
ROBBER                  p{player} staví zbojníka na pole {space}.
ROBBED                  p{player} +{points}: zbojník bere {points} z {of},
    které dostává p{from}.
ROBBER_ALONG            Zbojník hráče p{player} se posouvá s figurkou hráče
    p{with} na pole {space}.
SCORED_ROBBER           p{player} +{points}: zbojník je stále na počítadle.
