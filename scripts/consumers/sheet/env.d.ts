// what a bundler's own types say of style sheets
declare module '*.css'
