import { readFileSync, writeFileSync } from 'node:fs'
import { generatedPages } from './pages.ts'
import { withStates } from './states.ts'

for (const [file, parts] of Object.entries(generatedPages)) {
  const page = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    Object.entries(parts).reduce((text, [name, states]) => withStates(text, name, states), page),
  )
}
