import type { NumberRule } from '@jst/contracts/document'

export const ruleOf = (more: Partial<NumberRule> = {}): NumberRule => ({
  Rule: 'KH{yy}{mm}{seq:4}',
  Usual: 'KH{yy}{mm}{seq:4}',
  Own: false,
  ChangedBy: '',
  UpdateTime: null,
  Next: ['KH26110042', 'KH26110043', 'KH26110044'],
  MaySet: true,
  ...more,
})
