import { declared } from './declared-en.ts'

/** English name of a field by its path, such as `Cargo[0].Weight`; where the path is unknown its label as it came. */
export function labelAt(label: string, path: string): string {
  const [, part = '', key = ''] = /^(Values|Parties|Cargo|Boxes)(?:\[\d+\])?(?:\.(\w+))?/.exec(path) ?? []
  const named = (fields: readonly { readonly key: string; readonly zh: string }[]) => fields.find((field) => field.key === key)?.zh
  if (part === 'Values') return named(declared.valueFields) ?? label
  if (part === 'Cargo') return named(declared.cargo.fields) ?? declared.cargo.zh
  if (part === 'Boxes') return named(declared.boxes.fields) ?? declared.boxes.zh
  if (part === 'Parties') return declared.parties.parties.roles[key as 'shipper']?.zh ?? label
  return label
}
