import { pushPage } from '@jst/contracts/freight-rates'
import { Segments } from '@jst/ui'
import { texts } from './texts.ts'

const parts = [
  { key: 'rules', label: texts.rules, to: pushPage },
  { key: 'push', label: texts.push, to: `${pushPage}?View=push` },
  { key: 'log', label: texts.log, to: `${pushPage}?View=log` },
]

/** The parts of the screen. */
export const PushTabs = ({ current }: { current: 'rules' | 'push' | 'log' }) => (
  <Segments label={texts.label} current={current} items={parts} />
)
