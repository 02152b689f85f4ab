/* A move that was played, and a better one, as ghosts on the island. */
import { useContext } from 'preact/hooks';
import { Compared, GhostSign, ghostsOf } from '../compared.tsx';
import { places, pointOf } from './geometry.ts';
import { Shape } from './island.tsx';

/* `road:e5`, `robber:h3`: what is built or moved, and where. */
function spot(action: string): { verb: string; place: string } | null {
  const m = /^([a-z-]+):(?:[a-z0-9]+:)?([veh]\d+)$/.exec(action);
  return m ? { verb: m[1] ?? '', place: m[2] ?? '' } : null;
}

export function Ghosts() {
  const compared = useContext(Compared);
  if (!compared) return null;
  return (
    <g class="ghosts" aria-hidden="true">
      {ghostsOf(compared).map(({ which, action }) => {
        const to = spot(action);
        const at = to && pointOf(to.place);
        if (!to || !at) return null;
        const edge = to.place[0] === 'e' ? places().edge[Number(to.place.slice(1))] : undefined;
        return (
          <g key={which} class={`ghostmove ${which}`} data-place={to.place}>
            <g
              class="place"
              transform={`translate(${at.x} ${at.y})${edge ? ` rotate(${edge.angle.toFixed(1)})` : ''}`}
            >
              <Shape place={to.place} verb={to.verb} on />
            </g>
            <GhostSign which={which} x={at.x + 56} y={at.y - 56} />
          </g>
        );
      })}
    </g>
  );
}
