import type { NumberTexts } from '../document/numbers/number.texts.ts'
import type { Words } from '../words.ts'

/** Words of rules of numbers. */
export const numbers: Words<NumberTexts> = {
  title: 'Number rule',
  of: (name) => `Number rule of ${name}`,
  rule: 'Rule',
  note: 'A new record without a number gets one by the rule. Numbers that exist stay.',
  saved: 'Number rule saved',
  insert: 'Insert',
  parts: {
    '{yyyy}': 'Year, four digits',
    '{yy}': 'Year, two digits',
    '{mm}': 'Month',
    '{dd}': 'Day',
    '{seq:4}': 'Sequence of 4 digits',
    '{check}': 'Check digit',
  },
  resets: {
    0: 'The sequence goes on and on',
    4: 'The sequence begins anew each year',
    7: 'The sequence begins anew each month',
    10: 'The sequence begins anew each day',
  },
  next: 'Next numbers',
  asking: 'Making a preview',
  noPreview: 'Shown once the rule is right',
  skipped: (count) => `${count} numbers in use are left out`,
  check: 'The check digit is computed from the letters and digits before it (ISO 7064), so that one wrong character is found.',
  never: (defaultRule) => `This is the default rule ${defaultRule}`,
  changed: (name) => `Changed by ${name} on `,
  defaultRule: (defaultRule) => `; the default rule is ${defaultRule}`,
  backToUsual: 'Back to the default',
}
