import { ApiError } from '@jst/api-client'
import { Declined } from '../app/Declined.ts'
import { failureOf } from '../app/failure.ts'
import { fieldsIn, wordsOf, type Findings, type FormSpec } from './spec.ts'
import { isEmpty } from './values.ts'

/** The findings alone, as pairs of field and sentence. */
export const foundIn = (findings: Findings): [string, string][] =>
  Object.entries(findings).filter((one): one is [string, string] => Boolean(one[1]))

/** Findings of the form itself. */
export function problemsOf<V extends object, S extends object, R>(spec: FormSpec<V, S, R>, values: V, stored: S | undefined): Findings {
  const { form } = wordsOf(spec)
  const fieldProblems = fieldsIn(spec).flatMap(([key, { label, required, check }]) => {
    const missing = required && isEmpty(values[key])
    if (missing && typeof required === 'string') return [[key, required]]
    // what the field says of itself tells more than that it is empty
    const problem = check?.(values[key], values) ?? (missing ? form.missing(label) : undefined)
    return problem ? [[key, problem]] : []
  })
  return { ...spec.check?.(values, stored), ...Object.fromEntries(fieldProblems) }
}

/** The field that shows a finding; undefined: it is told above the fields. */
export function shownAt<V extends object, S extends object, R>({ at, fields = {} }: FormSpec<V, S, R>, path: string): string | undefined {
  return path in fields ? path : at?.(path)
}

/** Splits a refusal into findings of fields and of the whole. */
export function refusalOf<V extends object, S extends object, R>(
  spec: FormSpec<V, S, R>,
  error: unknown,
): { readonly found: Findings; readonly failure: string } {
  // what was not confirmed is told as the server doubts it
  if (error instanceof Declined) return refusalOf(spec, error.refusal)
  const words = wordsOf(spec)
  const failure = failureOf(error, words).message
  const { finding, joint } = words.failure
  if (!(error instanceof ApiError)) return { found: {}, failure }
  const field = error.code && spec.codes?.[error.code]
  if (field) return { found: { [field]: failure }, failure: '' }
  if (error.issues.length === 0) return { found: {}, failure }
  const issues = error.issues.map((issue) => ({ key: shownAt(spec, issue.Path), said: finding(issue) }))
  return {
    found: Object.fromEntries(issues.flatMap(({ key, said }) => (key === undefined ? [] : [[key, said]]))),
    failure: issues.flatMap(({ key, said }) => (key === undefined ? [said] : [])).join(joint),
  }
}
