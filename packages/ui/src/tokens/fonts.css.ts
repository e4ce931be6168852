import { globalFontFace } from '@vanilla-extract/css';
import bricolage from './fonts/bricolage-grotesque.woff2?no-inline';
import figtree from './fonts/figtree.woff2?no-inline';
import spline from './fonts/spline-sans-mono.woff2?no-inline';

globalFontFace('Bricolage Grotesque', {
  src: `url(${bricolage}) format('woff2')`,
  fontWeight: '600 800',
  fontDisplay: 'swap',
});
globalFontFace('Figtree', {
  src: `url(${figtree}) format('woff2')`,
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Spline Sans Mono', {
  src: `url(${spline}) format('woff2')`,
  fontWeight: '500',
  fontDisplay: 'swap',
});

// System fonts scaled to the metrics of the faces above (computed with Capsize), so that the swap moves nothing.
globalFontFace('Bricolage Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  ascentOverride: '88.2116%',
  descentOverride: '25.6098%',
  lineGapOverride: '0%',
  sizeAdjust: '105.4283%',
});
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  ascentOverride: '94.3231%',
  descentOverride: '24.8219%',
  lineGapOverride: '0%',
  sizeAdjust: '100.7176%',
});
globalFontFace('Spline Fallback', {
  src: "local('Courier New'), local('CourierNewPSMT'), local('Liberation Mono')",
  ascentOverride: '96.3657%',
  descentOverride: '23.6538%',
  sizeAdjust: '99.9837%',
});

// Android has Roboto instead, and some Linux machines Open Sans.
globalFontFace('Bricolage Fallback Roboto', {
  src: "local('Roboto'), local('Roboto-Regular')",
  ascentOverride: '88.0184%',
  descentOverride: '25.5537%',
  lineGapOverride: '0%',
  sizeAdjust: '105.6597%',
});
globalFontFace('Figtree Fallback Roboto', {
  src: "local('Roboto'), local('Roboto-Regular')",
  ascentOverride: '94.1165%',
  descentOverride: '24.7675%',
  lineGapOverride: '0%',
  sizeAdjust: '100.9387%',
});
globalFontFace('Bricolage Fallback Open', {
  src: "local('Open Sans'), local('OpenSans-Regular')",
  ascentOverride: '92.7527%',
  descentOverride: '26.9282%',
  lineGapOverride: '0%',
  sizeAdjust: '100.2667%',
});
globalFontFace('Figtree Fallback Open', {
  src: "local('Open Sans'), local('OpenSans-Regular')",
  ascentOverride: '99.1787%',
  descentOverride: '26.0997%',
  lineGapOverride: '0%',
  sizeAdjust: '95.7867%',
});
