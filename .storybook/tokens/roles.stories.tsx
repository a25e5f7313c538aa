import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { colourRoles } from './pages.ts'
import { BothThemes, Measures, Swatch } from './parts.tsx'

const meta: Meta = {
  title: '基础/颜色用途',
  parameters: {
    // as high as the page: what is below the window is not drawn
    viewport: { options: { tall: { name: '整页', styles: { width: '1280px', height: '2600px' }, type: 'desktop' } } },
    docs: { description: { component: '先按用途选颜色，再看色值。颜色只重复文字已说明的意思，不单独表达状态。' } },
  },
  globals: { viewport: { value: 'tall' } },
}
export default meta

export const Roles: StoryObj = {
  name: '每种颜色用在哪里',
  // swatches show the value of each colour, also of those that no text has
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
  render: () => (
    <BothThemes>
      {colourRoles.map(({ role, tokens, use }) => (
        <div key={role}>
          <h3 style={{ margin: '12px 0 4px', fontSize: 13 }}>{role}</h3>
          <p style={{ margin: '0 0 4px', fontSize: 12 }}>{use}</p>
          <Measures>
            {tokens.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Measures>
        </div>
      ))}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    for (const theme of ['浅色', '深色']) await expect(canvas.getByRole('region', { name: theme })).toHaveTextContent('--jst-orange-soft')
    await expect(canvas.getAllByRole('heading', { name: '链接' })).toHaveLength(2)
  },
}
