import { quotationPage } from '@jst/contracts/quotes'
import { Segments } from '@jst/ui'
import { texts } from './texts.ts'

const halves = [
  { key: 'quick', label: texts.quick, to: quotationPage },
  { key: 'inquiries', label: texts.inquiries, to: `${quotationPage}?View=inquiries` },
]

/** The two halves of the screen. */
export const InquiryTabs = ({ current }: { current: 'quick' | 'inquiries' }) => (
  <Segments label={texts.switch} current={current} items={halves} />
)
