/** Boxes of each stack from the deck up, by their shade, from stern to bow. */
const aft = ['01', '101', '0100', '1210', '12010', '01021', '1120']
const fore = ['11102', '01201', '0112', '10120', '11201', '2110', '0011', '000', '112', '21']
const width = 33
const height = 15
const boxes = (shade: string) =>
  [
    [aft, 96],
    [fore, 372],
  ]
    .flatMap(([stacks, from]) =>
      (stacks as string[]).flatMap((stack, at) =>
        stack
          .split('')
          .flatMap((one, row) => (one === shade ? [`M${Number(from) + at * width} ${196 - height * (row + 1)}h31v13h-31z`] : [])),
      ),
    )
    .join('')
const shades = ['0', '1', '2'].map((shade) => [`box${shade}`, boxes(shade)] as const)

/** A wave for every 50 of a length. */
const wave = (from: string, rise: number, count: number) => `${from}q25-${rise} 50 0${'t50 0'.repeat(count - 1)}`
const waves = wave('M0 246', 9, 16) + wave('M60 260', 8, 12)

/** A container vessel at sea, in the colours of the site. */
export const Vessel = () => (
  <svg className="art vessel" viewBox="0 0 800 270" aria-hidden="true" focusable="false">
    <path className="house" d="M327 196v-112h34v112zM321 84h46v10h-46zM336 66h14v18h-14zM60 196v-58h24v58z" />
    <path className="pane" d="M331 104h26v6h-26zM331 122h26v6h-26zM331 140h26v6h-26zM331 158h26v6h-26z" />
    {shades.map(([shade, d]) => (
      <path key={shade} className={shade} d={d} />
    ))}
    <path className="hull" d="M40 196h700q26 0 44-16q-8 44-36 66h-686q-18-22-22-50z" />
    <path className="line" d="M50 226h708" />
    <path className="sea" d={waves} />
  </svg>
)
