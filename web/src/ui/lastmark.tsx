/* The last move: four photo corners, one look in every game and in nobody's colour. */
const HALF = 190; /* from the middle to a corner at size 1 */
const LONG = 70;
const IN = HALF - LONG;
const CORNERS = `M-${HALF} -${IN}V-${HALF}H-${IN}M${IN} -${HALF}H${HALF}V-${IN}M${HALF} ${IN}V${HALF}H${IN}M-${IN} ${HALF}H-${HALF}V${IN}`;

export function LastMark({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g class="lastmark" transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="under" d={CORNERS} />
      <path d={CORNERS} />
    </g>
  );
}
