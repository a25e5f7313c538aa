import { defineConfig } from 'tsup'

/** esbuild names a chunk once more where nothing is taken of it, for its side effects; these have none, and bundlers tell every consumer so. */
const bare = /^import "(?:\.\.?\/)+chunk-[A-Z0-9]+\.js";$/gm

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
    'values/index': 'src/values/index.ts',
    'system/index': 'src/system/index.ts',
    'views/index': 'src/views/index.ts',
    'workbench/index': 'src/workbench/index.ts',
    'document/index': 'src/document/index.ts',
    'money/index': 'src/money/index.ts',
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
  sourcemap: true,
  target: 'es2022',
  // an empty line stays, so that source maps fit
  plugins: [{ name: 'bare-imports', renderChunk: (code) => ({ code: code.replaceAll(bare, '') }) }],
})
