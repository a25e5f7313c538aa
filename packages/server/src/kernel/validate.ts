import type { Issue } from '@jst/contracts'
import type { FastifySchemaValidationError } from 'fastify'
import type { TSchema } from 'typebox'
import { AppError } from './errors.ts'
import { sentences, texts } from './validate.texts.ts'

/** More than anyone reads; the first ones say what is wrong. */
const mostIssues = 200

/** `/TDBLInfos/1/BoxInfos/0/TBX_CNNO` as people write it: `TDBLInfos[1].BoxInfos[0].TBX_CNNO`. */
const pathOf = (pointer: string, field?: unknown) =>
  [...pointer.split('/').slice(1), ...(typeof field === 'string' ? [field] : [])]
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')

const issue = (path: string, code: string, message: string): Issue => ({
  Severity: 'ERROR',
  Code: code,
  Path: path,
  Label: path.slice(path.lastIndexOf('.') + 1),
  Message: message,
})

/** All findings of the schema as issues. For a choice of shapes (value or null) only the finding that helps is told. */
function issuesOf(errors: readonly FastifySchemaValidationError[]): Issue[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  const told = errors.filter((error) => !choices.some((choice) => choice === error || belongsTo(error, choice)))
  const chosen = choices
    .filter((choice) => !choices.some((outer) => outer !== choice && belongsTo(choice, outer)))
    .flatMap((choice) =>
      bestOf(
        errors.filter((error) => belongsTo(error, choice)),
        choice,
      ),
    )
  return [...told, ...chosen].slice(0, mostIssues).map(toIssue)
}

const belongsTo = (error: FastifySchemaValidationError, choice: FastifySchemaValidationError) =>
  error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath)

function bestOf(branches: readonly FastifySchemaValidationError[], choice: FastifySchemaValidationError): FastifySchemaValidationError[] {
  const telling = branches.filter(({ keyword }) => keyword !== 'type' && keyword !== 'const' && keyword !== 'anyOf')
  if (telling.length > 0) return telling
  const types = branches
    .filter(({ keyword, instancePath }) => keyword === 'type' && instancePath === choice.instancePath)
    .map(({ params }) => params.type)
  return [
    {
      ...choice,
      keyword: types.length > 0 && types.length === branches.length ? 'type' : 'enum',
      params: { type: types.filter((type) => type !== 'null') },
    },
  ]
}

function toIssue({ keyword, instancePath, params }: FastifySchemaValidationError): Issue {
  const path = pathOf(instancePath, params.missingProperty ?? params.additionalProperty)
  return issue(path, keyword.toUpperCase(), sentences[keyword]?.(params as Record<string, string>) ?? texts.other)
}

const unstorable = /[\0\p{Cs}]/u

/** Lists in lists in objects: deeper than any form goes, and far from what a stack of calls holds. */
const deepest = 100

/** Text that PostgreSQL or another system could not keep as it is: NUL, half surrogate pairs; and what is nested without end. */
function badText(value: unknown, path = '', depth = 0): Issue[] {
  if (depth > deepest) return [issue('', 'DEPTH', texts.tooDeep)]
  if (typeof value === 'string') return !unstorable.test(value) ? [] : [issue(path, 'TEXT', texts.unstorable)]
  if (Array.isArray(value)) return value.flatMap((item, index) => badText(item, `${path}[${index}]`, depth + 1))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      badText(key).length > 0 ? [issue(path, 'TEXT', texts.unstorableName)] : badText(item, path ? `${path}.${key}` : key, depth + 1),
    )
  return []
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

/** @throws AppError INVALID_INPUT with all findings. */
export function refuseBadInput(errors: readonly FastifySchemaValidationError[] | undefined, ...inputs: readonly unknown[]): void {
  const issues = [...issuesOf(errors ?? []), ...inputs.flatMap((input) => badText(input))]
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues: issues.slice(0, mostIssues) })
}
