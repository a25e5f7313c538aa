// An area's entities: the list of them in contracts, which its routes on the server read.
import { camel, placesOf } from './areas.mjs'

export const entitiesOf = (area) => `${camel(area)}Entities`

/** An empty list of entities, and the routes of what comes into it. */
export const noEntities = (area) => `import type { EntityCalls } from '../entity/calls.ts'

/** Every entity of the area. */
export const ${entitiesOf(area)}: readonly EntityCalls[] = [
]
`

/** Adds the calls of an entity to its area, and whatever the area lacks for its first one. */
export function addEntity(journal, area, calls, file) {
  const { contractIndex, entities, routes } = placesOf(area)
  if (!journal.has(entities)) {
    journal.create(entities, noEntities(area))
    journal.edit(contractIndex, (text) => `export { ${entitiesOf(area)} } from './entities.ts'\n${text}`)
    journal.edit(routes, (text) => withEntities(text, area))
  }
  journal.insert(entities, '\n\n/** Every entity', `\nimport { ${calls} } from './${file}'`, 'before')
  journal.append(entities, ']', calls)
  journal.edit(contractIndex, (text) => `${text}export * from './${file}'\n`)
}

/** The area's routes with those of its entities before them. */
const withEntities = (text, area) =>
  withRoutes(text, `entityRoutes(${entitiesOf(area)})`, [
    `import { ${entitiesOf(area)} } from '@jst/contracts/${area}'`,
    `import { entityRoutes } from '../../entity-kit/index.ts'`,
  ])

/** The area's routes with others before them, and the imports that these need. Nothing when the file does not look as it should. */
export function withRoutes(text, routes, imports) {
  const list = /export (?:const|function) \w+Routes\b[\s\S]*?(?:=>|=|return) \[/.exec(text)
  const firstOfOurs = text.indexOf("from '../../")
  if (!list || firstOfOurs < 0) return undefined
  const place = list.index + list[0].length
  const line = text.lastIndexOf('\n', text.lastIndexOf('import ', firstOfOurs)) + 1
  return [
    text.slice(0, line),
    ...imports.map((one) => `${one}\n`),
    text.slice(line, place),
    text[place] === '\n' ? `\n  ...${routes},` : `...${routes}, `,
    text.slice(place),
  ].join('')
}
