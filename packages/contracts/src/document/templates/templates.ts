import type { ButtonPermission } from '../../may.ts'

/** Templates of a kind: contents that are begun with again and again, for one person or for all of the company. */
export interface TemplatesFacts {
  /** Buttons that save, change and remove them, on any side. */
  readonly writes: readonly [ButtonPermission, ...ButtonPermission[]]
  /** Properties of a content that belong to one sailing or one record, by path (`Vessel`, `Values.Etd`): a template is stored without them. */
  readonly without: readonly string[]
}

/** Longest name of a template. */
export const longestTemplate = 50

type Content = Readonly<Record<string, unknown>>

/** A content without what belongs to one sailing or one record. */
export function templateContent({ without }: Pick<TemplatesFacts, 'without'>, content: Content): Content {
  return without.reduce((left, path) => leftOut(left, path.split('.')), content)
}

function leftOut(content: Content, [key = '', ...below]: readonly string[]): Content {
  if (!(key in content)) return content
  if (below.length > 0) {
    const inner = content[key]
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? { ...content, [key]: leftOut(inner as Content, below) }
      : content
  }
  const { [key]: _gone, ...rest } = content
  return rest
}
