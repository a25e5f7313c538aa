import type { PrintLanguage } from '@jst/contracts/document'

interface Column {
  readonly label: string
  /** Figures stand right. */
  readonly right?: boolean
  /** Share of the width; default 1. */
  readonly width?: number
}
/** Content of a print, top to bottom. Every value is text as people read it: PDF and workbook show the same. */
export type PrintBlock =
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly columns: readonly Column[]
      readonly rows: readonly (readonly string[])[]
      /** Below the rows, in bold. */
      readonly totals?: readonly (readonly string[])[]
    }
  | { readonly kind: 'clauses'; readonly title: string; readonly texts: readonly string[] }
  /** A code to be scanned, with a sentence beside it. */
  | { readonly kind: 'code'; readonly title: string; readonly content: string; readonly note: string }
  | {
      readonly kind: 'signature'
      readonly parties: readonly string[]
      /** Which of them is the company that gives it out: its stamp stands there. */
      readonly ownPartyIndex?: number
    }

/** A print with everything that stands on it. A copy keeps it. */
export interface PrintSheet {
  readonly language: PrintLanguage
  readonly issuer: string
  readonly title: string
  readonly no: string
  /** Day of China, `YYYY-MM-DD`. */
  readonly day: string
  /** Number of the copy and who gave it out; null: a preview. */
  readonly copy: { readonly number: number; readonly by: string } | null
  readonly blocks: readonly PrintBlock[]
}

/** Marks on the pages of a print beside its sheet. They are stored in the file of a copy alone. */
export interface PrintMarks {
  readonly logo?: Buffer
  readonly stamp?: Buffer
  /** Address where a copy is verified: a code to be scanned. */
  readonly verify?: string
  /** A word across each page, such as that the record is void. */
  readonly across?: string
}

/** Every text that a print draws of its sheet. */
export const textsOf = ({ issuer, title, no, copy, blocks }: PrintSheet): string[] => [
  issuer,
  title,
  no,
  copy?.by ?? '',
  ...blocks.flatMap((block) => {
    switch (block.kind) {
      case 'facts':
        return [block.title, ...block.facts.flat()]
      case 'table':
        return [block.title, ...block.columns.map(({ label }) => label), ...block.rows.flat(), ...(block.totals ?? []).flat()]
      case 'clauses':
        return [block.title, ...block.texts]
      case 'code':
        return [block.title, block.note]
      default:
        return [...block.parties]
    }
  }),
]
