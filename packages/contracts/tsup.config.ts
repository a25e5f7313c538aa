import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'account/index': 'src/account/index.ts',
    'messages/index': 'src/messages/index.ts',
    'jobs/index': 'src/jobs/index.ts',
    'cargo-orders/index': 'src/cargo-orders/index.ts',
    'company/index': 'src/company/index.ts',
    'si/index': 'src/si/index.ts',
    'si/data': 'src/si/data.ts',
    'system/index': 'src/system/index.ts',
    'views/index': 'src/views/index.ts',
    'workbench/index': 'src/workbench/index.ts',
    'entity/index': 'src/entity/index.ts',
    'master/index': 'src/master/index.ts',
    'schedules/index': 'src/schedules/index.ts',
    'screens/index': 'src/screens/index.ts',
    'live/index': 'src/live/index.ts',
  },
  tsconfig: 'tsconfig.build.json',
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})
