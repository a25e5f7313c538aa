import { fileButtonCodes, fileMarkOf, type ButtonPermission, type Endpoint, type May } from '@jst/contracts'
import type { JsonSchema } from '../kernel/schema/json-schema.ts'

/** Button codes by lower-case path, as the menu has them. */
export type SeededMenus = ReadonlyMap<string, ReadonlySet<string>>

/** Returns faults in the access rule of a call. */
export function mayProblems(endpoint: Endpoint, seeded: SeededMenus): string[] {
  const { path, may } = endpoint
  return [...whoProblems(may, seeded), ...fileProblems(endpoint)].map((problem) => `${path}: ${problem}`)
}

function whoProblems(may: May, seeded: SeededMenus): string[] {
  switch (may.who) {
    case 'buttons':
      return may.buttons.length === 0 ? ['names no button'] : may.buttons.flatMap((button) => buttonProblems(button, seeded))
    case 'menus':
      return may.paths.length === 0 ? ['names no menu entry'] : may.paths.filter((path) => !seeded.has(path.toLowerCase())).map(unknownPath)
    default:
      return may.reason.trim().length < 4 ? [`opens to ${may.who} and does not say why`] : []
  }
}

function buttonProblems({ path, code }: ButtonPermission, seeded: SeededMenus): string[] {
  const codes = seeded.get(path.toLowerCase())
  if (!codes) return [unknownPath(path)]
  return codes.has(code) ? [] : [`${path} has no button ${code}`]
}

const unknownPath = (path: string) => `no migration seeds the menu entry ${path}`

/** A file leaves by a button for files and by nothing else, or says why it needs none. */
function fileProblems(endpoint: Endpoint): string[] {
  const file = fileMarkOf(endpoint)
  if (!file) return []
  if (file.openBecause !== undefined) return file.openBecause.trim().length < 4 ? ['sends a file to anybody and does not say why'] : []
  const { may } = endpoint
  const guarded = may.who === 'buttons' && may.buttons.every(({ code }) => fileButtonCodes.includes(code))
  return guarded ? [] : [`sends a file and asks for another right than ${fileButtonCodes.join(' or ')}`]
}

/** Numbers of a call that could be larger or smaller than any column holds. */
export function unboundedNumbers({ path, query, body, reply }: Endpoint): string[] {
  const parts = Object.entries({ query, body, reply } as unknown as Record<string, JsonSchema>)
  return parts.flatMap(([part, schema]) => unbounded(schema, part)).map((place) => `${path}: ${place} has no minimum or no maximum`)
}

function unbounded(schema: JsonSchema, place: string): string[] {
  const { type, minimum, exclusiveMinimum, maximum, anyOf = [], items, properties = {} } = schema
  const open = (type === 'integer' || type === 'number') && ((minimum ?? exclusiveMinimum) === undefined || maximum === undefined)
  return [
    ...(open ? [place] : []),
    ...anyOf.flatMap((one) => unbounded(one, place)),
    ...(items ? unbounded(items, `${place}[]`) : []),
    ...Object.entries(properties).flatMap(([name, property]) => unbounded(property, `${place}.${name}`)),
  ]
}
