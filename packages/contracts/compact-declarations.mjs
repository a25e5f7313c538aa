// Last step of the build. The compiler writes the type of every schema out in full; indentation and repeated `import("typebox")` are a third of it.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

const schemaType = /import\("typebox"\)\./g

for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8').replaceAll(/^ +/gm, '')
  const short = text.replaceAll(schemaType, 'typebox.')
  writeFileSync(file, short === text ? text : `import type * as typebox from "typebox";\n${short}`)
}
