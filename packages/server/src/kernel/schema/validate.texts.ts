const formats: Record<string, string> = { 'date-time': '应为日期时间，例如 2026-01-31T08:00:00Z', date: '应为日期，例如 2026-01-31' }

/** Sentence per JSON Schema keyword. */
export const sentences: Record<string, (params: Readonly<Record<string, string>>) => string> = {
  required: () => '必填',
  additionalProperties: () => '不支持的字段',
  type: ({ type }) => `类型不正确，应为${typeName(type)}`,
  minLength: ({ limit }) => `至少 ${limit} 个字符`,
  maxLength: ({ limit }) => `最多 ${limit} 个字符`,
  minimum: ({ limit }) => `不能小于 ${limit}`,
  maximum: ({ limit }) => `不能大于 ${limit}`,
  exclusiveMinimum: ({ limit }) => `必须大于 ${limit}`,
  exclusiveMaximum: ({ limit }) => `必须小于 ${limit}`,
  multipleOf: ({ multipleOf }) => `应为 ${multipleOf} 的倍数`,
  minItems: ({ limit }) => `至少 ${limit} 项`,
  maxItems: ({ limit }) => `最多 ${limit} 项`,
  uniqueItems: () => '有重复项',
  format: ({ format }) => formats[String(format)] ?? '格式不正确',
  const: () => '取值不在允许范围内',
  enum: () => '取值不在允许范围内',
}
const typeNames: Record<string, string> = {
  string: '文本',
  number: '数字',
  integer: '整数',
  boolean: '是或否',
  array: '列表',
  object: '对象',
  null: '空',
}
const typeName = (type: unknown) =>
  [type]
    .flat()
    .map((name) => typeNames[String(name)] ?? String(name))
    .join('或')

export const texts = {
  other: '内容不符合要求',
  tooDeep: '内容嵌套过深，无法处理',
  unstorable: '含有无法保存的字符，请删除后重试',
  unstorableName: '字段名含有无法保存的字符',
} as const
