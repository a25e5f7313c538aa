import type { Plugin } from 'vite'

/** Arco 2.66 reads `element.ref`, which React 19 has moved to `element.props.ref` and warns about; it happens in one place. */
export function arcoReact19(): Plugin {
  return {
    name: 'jst-arco-ref',
    transform: {
      filter: { id: /@arco-design[\\/]web-react[\\/](es|lib)[\\/]_util[\\/]react-dom\.js/ },
      handler: (code) => ({ code: code.replaceAll('children.ref', 'children.props.ref'), map: null }),
    },
  }
}
