import { texts } from './texts.ts'

/** Switch that hides equal fields. */
export function OnlyDifferences({ only, onChange }: { only: boolean; onChange: (only: boolean) => void }) {
  return (
    <label className="jst-check-label">
      <input type="checkbox" className="jst-check" checked={only} onChange={(event) => onChange(event.target.checked)} />
      {texts.onlyDifferences}
    </label>
  )
}
