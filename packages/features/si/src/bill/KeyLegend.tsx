import { Icon, Popup } from '@jst/ui'

interface KeyLegendProps {
  label: string
  /** Keys with what they do. */
  keys: readonly (readonly [keys: string, meaning: string])[]
}

/** Button that lists the keys of a page. */
export function KeyLegend({ label, keys }: KeyLegendProps) {
  return (
    <Popup label={label} trigger={<Icon name="info" />}>
      {() => (
        <dl className="jst-keys">
          {keys.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </Popup>
  )
}
