import { contrast, hexPattern } from '#contract/colour.ts';
import tokens from '#web/ui/tokens.css?raw';
import { Group, Specimen } from './specimen.tsx';

function tokensOf(kind: string) {
  return [...tokens.matchAll(new RegExp(`^ +--${kind}-([a-z0-9-]+): ([^;]+);`, 'gm'))].map(
    ([, name, value]) => ({ name: name!, value: value! }),
  );
}

const colours = tokensOf('color').filter(({ name }) => !['transparent', 'current'].includes(name));

/** Six hex digits, resolving references; null if it is not a colour. */
function hexOf(value: string): string | null {
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  if (other) return hexOf(colours.find(({ name }) => name === other)?.value ?? '');
  const long = value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  return hexPattern.test(long) ? long : null;
}

function ratio(one: string, other: string) {
  const hexes = [hexOf(`var(--color-${one})`), hexOf(`var(--color-${other})`)];
  return hexes[0] && hexes[1] ? contrast(hexes[0], hexes[1]).toFixed(1) : '';
}

/** Read from the stylesheet, so they cannot differ. */
export function Tokens() {
  return (
    <>
      <Group id="colours" title="Colours" file="ui/tokens.css">
        <Specimen name="Every colour: its contrast as text on white and on paper, and that of ink on it" wide>
          <table className="specimen-table">
            <thead>
              <tr>
                <th scope="col">Colour</th>
                <th scope="col">Name</th>
                <th scope="col">On white</th>
                <th scope="col">On paper</th>
                <th scope="col">With ink on it</th>
              </tr>
            </thead>
            <tbody>
              {colours.map(({ name, value }) => (
                <tr key={name}>
                  <td>
                    {/* A name that no page uses yet is not in the stylesheet. */}
                    <svg className="specimen-colour" aria-hidden="true">
                      <rect
                        width="100%"
                        height="100%"
                        rx="8"
                        fill={`var(--color-${name}, ${hexOf(value)})`}
                      />
                    </svg>
                  </td>
                  <th scope="row">{name}</th>
                  <td className="tabular-nums">{ratio(name, 'white')}</td>
                  <td className="tabular-nums">{ratio(name, 'paper')}</td>
                  <td className="tabular-nums">{ratio('ink', name)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Specimen>
      </Group>
      <Scale />
    </>
  );
}

/** Whole class names, as Tailwind finds only those; the site uses each of them as well. */
const sizes = [
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'lg:text-5xl',
  'xl:text-6xl',
];
const radii = ['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-full'];
const shadows = ['shadow-card', 'shadow-float'];

function Scale() {
  return (
    <Group id="scale" title="Type, radii, shadows" file="ui/tokens.css">
      <Specimen name="The scale" wide>
        {sizes.map((size) => (
          <p key={size} className={size}>
            We look after you. <span className="specimen-file">{size}</span>
          </p>
        ))}
      </Specimen>
      {radii.map((radius) => (
        <Specimen key={radius} name={radius}>
          <div className={`specimen-card shadow-card ${radius}`} />
        </Specimen>
      ))}
      {shadows.map((shadow) => (
        <Specimen key={shadow} name={shadow}>
          <div className={`specimen-card rounded-md ${shadow}`} />
        </Specimen>
      ))}
    </Group>
  );
}
