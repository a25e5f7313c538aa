import type { SensitiveField } from '../system/field-rights.ts'

/** Value of a field on the wire: text kinds a string, `number` a number or null, `flag` a boolean, `list` texts, `date` `YYYY-MM-DD` or ''. */
export type EntityValue = string | number | boolean | null | readonly string[]
export type EntityValues = Readonly<Record<string, EntityValue>>

/** Rules beyond length and shape; each is a pure function in `rules.ts`. */
export type RuleName = 'imo' | 'mmsi' | 'email' | 'numberRule' | 'creditCode' | 'phone'

/** Labels of what may be chosen, by code. */
export interface Chosen {
  readonly choices?: Readonly<Record<string, string>>
  readonly choicesEn?: Readonly<Record<string, string>>
}

interface FieldBase {
  /** Name on the wire, PascalCase; the column is the same in snake case. */
  readonly key: string
  readonly zh: string
  readonly en: string
  /** Other headings that files use for it. */
  readonly aliases?: readonly string[]
  readonly required?: true
  /** Marked as required, although a draft may be without: a later step refuses the record. */
  readonly needed?: true
  /** Heading of the group in the form. */
  readonly group?: string
  readonly groupEn?: string
  /** One line below the field. */
  readonly hint?: string
  /** Properties with the ending `En` are for pages in English; the Chinese one is the fallback. */
  readonly hintEn?: string
  /** Value in the example of an import template, where no usual value fits. */
  readonly example?: string
  /** Pixels in the list; absent: not listed. `hidden`: only when the reader picks the column. */
  readonly listed?: number
  readonly hidden?: true
  readonly filter?: true
  /** Found by the keyword. */
  readonly search?: true
  /** Changed in the list itself. */
  readonly inline?: true
  /** A company gives its own value to a row of the platform. */
  readonly overridable?: true
  /**
   * Another screen may decide it: rows of which that is so say it under `<key>Elsewhere` and take no other value. Says where it comes from.
   */
  readonly elsewhere?: string
  readonly elsewhereEn?: string
  /** Of rows with two sides: the people of the served company never hear of it. */
  readonly staffOnly?: true
  /** Roles may hide it, or let it be seen alone: then it is neither listed, filtered, sorted, exported nor written. */
  readonly sensitive?: SensitiveField
}
/**
 * A field of text, in one line or several. `rich` is the checked JSON of an editor (rich/rich.ts) and stands in no list, `picture` the key of an
 * uploaded picture.
 */
export interface TextEntityField extends FieldBase {
  readonly kind: 'code' | 'text' | 'lines' | 'rich' | 'picture'
  readonly max: number
  /** Of the whole value, with the sentence that says what is wanted. */
  readonly pattern?: { readonly source: string; readonly say: string; readonly sayEn?: string }
  readonly rule?: RuleName
  /** A text of this form whose check digit does not fit is taken with a warning. */
  readonly doubts?: 'creditCode'
  readonly upper?: true
  /**
   * A time. `china`: an instant, in files China's time unless an offset says otherwise. `port`: as `YYYY-MM-DD HH:mm` of a clock that
   * the area knows, or as an instant where the cell says its offset.
   */
  readonly moment?: 'china' | 'port'
  /** Boxes by type, `40HQ*2,20GP*1`; shown as `2×40HQ + 1×20GP`. */
  readonly boxes?: true
  /** Amounts as text, aligned at the end of their column like numbers. */
  readonly amounts?: true
  /** Words that the area itself writes into values, by what pages say instead: the source of a seal. What people typed is not translated. */
  readonly words?: Readonly<Record<string, string>>
  readonly wordsEn?: Readonly<Record<string, string>>
}

/** One field of an entity, declared once: schemas, SQL, list, form, files and change log read it. */
export type EntityField =
  | TextEntityField
  | (FieldBase & {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly digits: number
      /** Off for a number that counts nothing, as a year: no separators of thousands. */
      readonly grouped?: false
      /** The unit that is stored: it may stand with the number, and others of its family are converted. */
      readonly unit?: string
      /** It is an amount of money: its currency, or the key of the field that names it. Shown with the places of that currency. */
      readonly money?: string
    })
  | (FieldBase & { readonly kind: 'flag' })
  | (FieldBase & Chosen & { readonly kind: 'choice'; readonly choices: Readonly<Record<string, string>> })
  /** Code of a row of another entity. */
  | (FieldBase & { readonly kind: 'reference'; readonly to: string })
  | (FieldBase & { readonly kind: 'date' })
  /** Short texts; with `choices` only those, with `to` codes of another entity. */
  | (FieldBase &
      Chosen & {
        readonly kind: 'list'
        readonly max: number
        readonly most: number
        readonly to?: string
        /** The same text may stand more than once, as a port in a rotation. */
        readonly repeats?: true
      })

type ShapeKey = 'key' | 'kind' | 'required' | 'max' | 'min' | 'digits' | 'unit' | 'choices' | 'to' | 'most' | 'repeats'
type ShapeOf<F> = F extends unknown ? Pick<F, Extract<keyof F, ShapeKey>> : never
/** Name and value shape of a field, without labels: enough for its schema. */
export type ValueField = ShapeOf<EntityField>
type Description = Omit<TextEntityField, ShapeKey> & Pick<Chosen, 'choicesEn'> & { readonly money?: string }

/** Fields of declared values with their labels. A call that is checked by the values does not carry the labels along. */
export const described = <const V extends readonly ValueField[]>(
  values: V,
  words: Readonly<Record<V[number]['key'], Description>>,
): readonly EntityField[] => values.map((value) => ({ ...value, ...words[value.key as V[number]['key']] }))

export interface EntitySpec {
  /** Controller of the calls: `/api/Port/List`. */
  readonly name: string
  /** Its word in aliases, change log and menus of references. */
  readonly kind: string
  readonly table: string
  /** Name of one item. */
  readonly zh: string
  /** The same on pages in English; there the Chinese stands where it is absent. */
  readonly en?: string
  /** Screen whose buttons open the calls. */
  readonly path: string
  /** Other screens that show the same rows: their buttons `view` and `export` open the calls that read. */
  readonly screens?: readonly string[]
  /** Rows are about a served company and worked on by the staff of its operator, or the operator's alone: each lists those of its side. */
  readonly sided?: true
  /** Rows are written by calls of their area: the kit lists, shows and exports them alone. */
  readonly ownCalls?: true
  /** Where the platform's rows come from; shown with the list. */
  readonly source?: string
  readonly sourceEn?: string
  /** Files call its rows by words of their own, which people teach and take back (aliases). */
  readonly aliased?: true
  /** Rows belong to companies alone: the platform has none of them, and nobody overrides any. There may be some hundred thousand. */
  readonly ownOnly?: true
  /** Rows are neither enabled and disabled nor sorted by hand: their document says how they stand, or they are simply there. */
  readonly stated?: true
  /** Listed, filtered, sorted and exported, never written: other tables say them (`derived` of the server's rules). */
  readonly derived?: readonly EntityField[]
  /** The first two are `Code` and `NameZh`. */
  readonly fields: readonly EntityField[]
}

const sortField: EntityField = {
  key: 'Sort',
  kind: 'number',
  zh: '排序',
  en: 'Sort',
  min: 0,
  max: 999_999,
  digits: 0,
  listed: 80,
  hidden: true,
  inline: true,
  overridable: true,
  hint: '数字小的排在前面',
  hintEn: 'Smaller numbers come first',
}
const enabledField: EntityField = { key: 'Enabled', kind: 'flag', zh: '启用', en: 'Enabled', aliases: ['状态'], overridable: true }

/** The declared fields, and the two that every entity without states of its own has. */
export interface Entity extends EntitySpec {
  readonly all: readonly EntityField[]
}

export function defineEntity(spec: EntitySpec): Entity {
  return { ...spec, all: spec.stated ? spec.fields : [...spec.fields, sortField, enabledField] }
}

/** The declaration for readers who choose from names that are theirs alone, such as the departments of a company: by key of the field. */
export function withChoices(entity: Entity, names: Readonly<Record<string, readonly string[]>>): Entity {
  const chosen = (field: EntityField): EntityField => {
    const of = names[field.key]
    return of && field.kind === 'choice' ? { ...field, choices: Object.fromEntries(of.map((name) => [name, name])) } : field
  }
  return { ...entity, fields: entity.fields.map(chosen), all: entity.all.map(chosen) }
}

/** Returns true if another screen maintains this field of a row. */
export const isElsewhere = ({ key, elsewhere }: EntityField, row: EntityValues | undefined): boolean =>
  elsewhere !== undefined && row?.[`${key}Elsewhere`] === true

/** Initial value of a field. */
export const blankOf = (field: EntityField): EntityValue =>
  field.key === 'Enabled'
    ? true
    : field.key === 'Sort'
      ? 0
      : field.kind === 'flag'
        ? false
        : field.kind === 'number'
          ? null
          : field.kind === 'list'
            ? []
            : ''

export const blankValues = ({ all }: Entity): EntityValues => Object.fromEntries(all.map((field) => [field.key, blankOf(field)]))

/** Entity that a field's values are codes of. */
export const targetOf = (field: EntityField): string | undefined =>
  field.kind === 'reference' || field.kind === 'list' ? field.to : undefined
