import { defineConfig } from 'tsup'
import threads from '../../packages/server/threads.json'

/** Packages outside of the bundle: they have native code, read files beside them, or are CommonJS modules with a default export. */
const apart = ['@node-rs/argon2', 'pdfkit', 'pg-native', 'prom-client', 'sharp']

export default defineConfig({
  // scripts of threads, and the modules that these load by their name, lie beside the main file
  entry: { main: 'src/main.ts', ...threads },
  format: ['esm'],
  target: 'node20',
  clean: true,
  sourcemap: true,
  splitting: true,
  // everything in few files: a process that reads a thousand small ones takes twice as long to start
  external: apart,
  noExternal: [new RegExp(`^(?!(${apart.join('|')})$)`)],
  esbuildOptions(options) {
    options.conditions = ['@jst/source']
    options.banner = { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" }
  },
})
