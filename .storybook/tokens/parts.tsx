import type { ReactNode } from 'react'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { colourOf, contrastOf, themeOf } from './read.ts'

const themes = { light: '浅色', dark: '深色' } as const

/** The same thing in both themes beside each other, whatever the theme of the page. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      {(['light', 'dark'] as const).map((theme) => (
        <section
          key={theme}
          aria-label={themes[theme]}
          style={{ ...themeOf(theme), padding: 12, background: 'var(--jst-surface)', color: 'var(--color-text-1)', colorScheme: theme }}
        >
          <h2 style={{ margin: '0 0 8px', fontSize: 14 }}>{themes[theme]}</h2>
          {children}
        </section>
      ))}
    </div>
  )
}

const row: CSSProperties = { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 8, alignItems: 'center', fontSize: 12 }

/** A token with what it holds, read from the element that shows it. */
export function Swatch({ name }: { name: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [value, setValue] = useState('')
  useEffect(() => setValue(place.current ? getComputedStyle(place.current).getPropertyValue(name).trim() : ''), [name])
  const shadow = name.endsWith('-shadow')
  const looks: CSSProperties = shadow ? { boxShadow: `var(${name})` } : { background: colourOf(name) }
  return (
    <li style={row} data-token={name}>
      <span ref={place} style={{ height: 24, border: '1px solid var(--jst-line-strong)', borderRadius: 'var(--jst-radius)', ...looks }} />
      <span>
        <code>{name}</code> {value}
      </span>
    </li>
  )
}

/** A text on its ground with the contrast that it has. */
export function TextPair({ text, ground, use }: { text: string; ground: string; use: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useEffect(() => setRatio(place.current ? contrastOf(place.current) : undefined), [])
  return (
    <li style={{ display: 'grid', gridTemplateColumns: '180px 64px minmax(0, 1fr)', gap: 8, alignItems: 'center', fontSize: 12 }}>
      <span ref={place} style={{ padding: '4px 8px', fontSize: 13, color: colourOf(text), background: colourOf(ground) }}>
        {use}
      </span>
      <b data-contrast={ratio}>{ratio?.toFixed(1)}:1</b>
      <code>
        {text} / {ground}
      </code>
    </li>
  )
}

/** A list of measures: how each looks, and its words. */
export function Measures({ children }: { children: ReactNode }) {
  return <ul style={{ display: 'grid', gap: 8, margin: '0 0 24px', padding: 0, listStyle: 'none' }}>{children}</ul>
}
export function Measure({ token, looks, children }: { token?: string; looks: CSSProperties; children: ReactNode }) {
  return (
    <li data-token={token} style={{ display: 'grid', gridTemplateColumns: '220px 1fr', gap: 16, alignItems: 'center' }}>
      <span style={looks} />
      <span>{children}</span>
    </li>
  )
}
export const bar: CSSProperties = { height: 12, background: 'rgb(var(--primary-6))' }
