export { Coin, type CoinProps } from './Coin';
