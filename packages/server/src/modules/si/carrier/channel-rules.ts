import { siChannelCalls, siDocument } from '@jst/contracts/si'
import { channelRules } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { parseLayout } from './layout/layout.ts'
import { texts } from './layout/texts.ts'

const byLayout = new Set(['xlsx', 'xlsxMail'])

/** Rules of 补料船司配置: those of every channel, and a layout that can be read where its way needs one. */
export function siChannelRules(surroundings: Pick<Surroundings, 'innerEndpoints'>): EntityRules {
  const rules = channelRules(siDocument.kind, 'CarrierCode', surroundings)
  return {
    ...rules,
    derived: { ...rules.derived, Door: `coalesce(t.door::text, '')` },
    check: async (tx, values, ...more) => {
      await rules.check?.(tx, values, ...more)
      const text = String(values['Layout'] ?? '')
      if (text.trim() === '' && !byLayout.has(String(values['Channel']))) return
      const { problem } = parseLayout(text)
      if (problem !== undefined)
        throw invalid('Values.Layout', text.trim() === '' ? texts.needed : problem, labelOfLayout, { Code: 'INVALID' })
    },
  }
}
const labelOfLayout = siChannelCalls.entity.fields.find(({ key }) => key === 'Layout')?.zh ?? ''
