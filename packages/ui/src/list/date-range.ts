export interface DateRangeProps {
  id: string
  label: string
  /** Local days `YYYY-MM-DD`, or ''. */
  from: string
  to: string
  onChange: (from: string, to: string) => void
}
