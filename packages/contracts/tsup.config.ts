import { parseSync } from 'oxc-parser'
import { defineConfig } from 'tsup'

/** esbuild names a chunk once more where nothing is taken of it, for its side effects; these have none, and bundlers tell every consumer so. */
const bare = /import"(?:\.\.?\/)+chunk-[A-Z0-9]+\.js";/g

/** Expressions that bundlers drop by themselves when nobody reads them. */
const droppable = new Set(['Literal', 'Identifier', 'FunctionExpression', 'ArrowFunctionExpression'])

/**
 * Wraps the value of each constant at the top of a module in a call that is marked as pure. Schemas and endpoints are made by nested calls and
 * object spreads, which no bundler drops by itself: without the mark one endpoint brings along all that its chunk declares.
 */
function markedPure(code: string): string {
  const values = parseSync('chunk.js', code)
    .program.body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ id, init }) => (id.type === 'Identifier' && init && !droppable.has(init.type) ? [init] : []))
  let marked = code
  for (const { start, end } of values.toReversed())
    marked = `${marked.slice(0, start)}/*@__PURE__*/(()=>(${marked.slice(start, end)}))()${marked.slice(end)}`
  return marked
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'allocation/index': 'src/allocation/index.ts',
    'account/index': 'src/account/index.ts',
    'messages/index': 'src/messages/index.ts',
    'jobs/index': 'src/jobs/index.ts',
    'cargo-orders/index': 'src/cargo-orders/index.ts',
    'company/index': 'src/company/index.ts',
    'si/index': 'src/si/index.ts',
    'si/data': 'src/si/data.ts',
    'si/english': 'src/si/english.ts',
    'values/index': 'src/values/index.ts',
    'system/index': 'src/system/index.ts',
    'views/index': 'src/views/index.ts',
    'workbench/index': 'src/workbench/index.ts',
    'document/index': 'src/document/index.ts',
    'money/index': 'src/money/index.ts',
    'money/amount-text': 'src/money/amount-text.ts',
    'partner/index': 'src/partner/index.ts',
    'entity/index': 'src/entity/index.ts',
    'master/index': 'src/master/index.ts',
    'schedules/index': 'src/schedules/index.ts',
    'schedules/times': 'src/schedules/times.ts',
    'screens/index': 'src/screens/index.ts',
    'live/index': 'src/live/index.ts',
    'portal/index': 'src/portal/index.ts',
    'freight-rates/index': 'src/freight-rates/index.ts',
    'quotes/index': 'src/quotes/index.ts',
    'booking/index': 'src/booking/index.ts',
    'tracking/index': 'src/tracking/index.ts',
    'packing/index': 'src/packing/index.ts',
    'release/index': 'src/release/index.ts',
    'bills/index': 'src/bills/index.ts',
    'invoices/index': 'src/invoices/index.ts',
    'manifest/index': 'src/manifest/index.ts',
  },
  tsconfig: 'tsconfig.build.json',
  format: ['esm'],
  dts: false,
  clean: true,
  // without the sources, which do not fit into 2 MB (ADR 180)
  sourcemap: false,
  target: 'es2022',
  esbuildOptions: (options) => {
    options.charset = 'utf8'
    options.minify = true
  },
  plugins: [{ name: 'droppable', renderChunk: (code) => ({ code: markedPure(code.replaceAll(bare, '')) }) }],
})
