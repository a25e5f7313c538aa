import { DatePicker } from '@arco-design/web-react'

export interface CalendarProps {
  /** `YYYY-MM-DD`, with `time` `YYYY-MM-DD HH:mm`; '' for none. */
  value: string
  time: boolean
  onPick: (value: string) => void
  onClose: () => void
}

/** Arco's calendar without its field, open from the start. */
export function Calendar({ value, time, onPick, onClose }: CalendarProps) {
  return (
    <DatePicker
      triggerElement={<span className="jst-date-anchor" />}
      popupVisible
      showTime={time ? { format: 'HH:mm' } : false}
      format={time ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD'}
      value={value || undefined}
      getPopupContainer={(node) => node.closest<HTMLElement>('.jst-date-input') ?? document.body}
      onVisibleChange={(visible) => (visible ? undefined : onClose())}
      onChange={(picked) => {
        onPick(picked ?? '')
        if (!time) onClose()
      }}
      onOk={onClose}
    />
  )
}
