/** Arco draws popups through the React 19 root API only with its adapter; under Node the CommonJS build is the one in use. */
if (typeof window !== 'undefined') await import('@arco-design/web-react/lib/_util/react-19-adapter')
