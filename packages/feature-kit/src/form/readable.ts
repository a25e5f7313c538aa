import { fieldsIn, wordsOf, type FormSpec } from './spec.ts'
import { shown } from './values.ts'

/** Name of a field, and a value of it as people read it; its key and '' for one that the form does not declare. */
export function readableOf<V extends object, S extends object, R>(spec: FormSpec<V, S, R>, values: V, key: string, value: unknown) {
  const declared = fieldsIn(spec).find(([name]) => name === key)
  if (!declared) return { label: key, said: '' }
  const [name, field] = declared
  return { label: field.label, said: shown(field, { ...values, [name]: value }, name, wordsOf(spec)) }
}
