"""The pages of what simulations found, written from figures that anybody can measure again."""
