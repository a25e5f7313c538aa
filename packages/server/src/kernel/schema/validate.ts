import type { Issue } from '@jst/contracts'
import type { FastifySchemaValidationError } from 'fastify'
import type { TSchema } from 'typebox'
import { AppError } from '../errors.ts'
import { findingsOf, within, type Finding } from './findings.ts'
import type { JsonSchema } from './json-schema.ts'
import { sentences, texts } from './validate.texts.ts'

/** More than anyone reads; the first ones say what is wrong. */
const mostIssues = 200

const issue = (path: string, code: string, message: string): Issue => ({
  Severity: 'ERROR',
  Code: code,
  Path: path,
  Label: path.slice(path.lastIndexOf('.') + 1),
  Message: message,
})

function toIssue({ path, keyword, params }: Finding): Issue {
  const code = keyword === 'choice' ? 'ENUM' : keyword.toUpperCase()
  return issue(path, code, sentences[keyword]?.(params as Record<string, string>) ?? texts.other)
}

/** Lists in lists in objects: deeper than any form goes, and far from what a stack of calls holds. */
const deepest = 100

/** Text that PostgreSQL or another system could not keep as it is: NUL, half surrogate pairs. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Finds text that cannot be stored, and what is nested without end; stops at the limit of `issues`. */
function findBadText(value: unknown, issues: Issue[], path = '', depth = 0): void {
  if (typeof value === 'string' && !isStorable(value)) issues.push(issue(path, 'TEXT', texts.unstorable))
  if (typeof value !== 'object' || value === null || issues.length >= mostIssues) return
  if (depth > deepest) return void issues.push(issue('', 'DEPTH', texts.tooDeep))
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && issues.length < mostIssues; at++) findBadText(value[at], issues, `${path}[${at}]`, depth + 1)
    return
  }
  for (const [name, item] of Object.entries(value)) {
    if (issues.length >= mostIssues) return
    if (isStorable(name)) findBadText(item, issues, within(path, name), depth + 1)
    else issues.push(issue(path, 'TEXT', texts.unstorableName))
  }
}

/** Query texts become the numbers and booleans that the schema asks for; what does not fit stays text and is refused later. */
export function coerceQuery(schema: TSchema, query: Record<string, unknown>): void {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {}
  for (const [name, value] of Object.entries(query)) {
    const type = properties[name]?.type
    if (typeof value !== 'string' || type === undefined) continue
    if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(value)) query[name] = Number(value)
    if (type === 'boolean' && (value === 'true' || value === 'false')) query[name] = value === 'true'
  }
}

/** Parts of a request that are checked: `schema` is absent for what the framework did not check either. */
export interface Input {
  readonly schema?: TSchema
  readonly value: unknown
}

/**
 * Refuses what the compiled check refused. That check stops at its first finding; the others are found here, for people, up to a limit.
 * @throws AppError INVALID_INPUT with the findings.
 */
export function refuseBadInput(refused: readonly FastifySchemaValidationError[] | undefined, ...inputs: readonly Input[]): void {
  const findings = refused ? inputs.flatMap(({ schema, value }) => (schema ? findingsOf(schema as JsonSchema, value, mostIssues) : [])) : []
  const issues = (refused && findings.length === 0 ? refused.map(asFinding) : findings).map(toIssue)
  for (const { value } of inputs) findBadText(value, issues)
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues: issues.slice(0, mostIssues) })
}

/** In case the compiled check knows a rule that `findingsOf` does not. */
const asFinding = ({ instancePath, keyword, params }: FastifySchemaValidationError): Finding => ({
  path: instancePath.slice(1).replaceAll('/', '.'),
  keyword,
  params,
})
